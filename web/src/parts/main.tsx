import '@fontsource-variable/inter/wght.css';
import 'virtual:component-styles';
import '../app/global.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../app/theme.ts';
import { ThemeVariables } from '../app/ThemeVariables.tsx';
import { ToastArea } from '../kit/toast/ToastArea.tsx';
import { PartsPage } from './PartsPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('parts.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <ThemeVariables />
      <ToastArea />
      <PartsPage />
    </MantineProvider>
  </StrictMode>,
);
