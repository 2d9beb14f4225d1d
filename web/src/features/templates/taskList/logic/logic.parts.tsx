import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { definePart } from '../../../../parts/definition.ts';
import { newTemplate } from '../../values/templateValues.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import type { TaskListValues } from '../schema.ts';
import { findingsOf } from './findings.ts';
import { FlowMap } from './FlowMap.tsx';
import { LogicFields } from './LogicFields.tsx';
import { LogicProvider } from './LogicProvider.tsx';
import { sketchedList } from './sketch.ts';
import type { TaskSketch } from './sketch.ts';

const open: TaskSketch = {
  type: 'BOOLEAN',
  title: 'Is the shop open?',
  choices: ['Yes', 'No'],
  goes: [['is', ['2'], 't6']],
};

const shop = sketchedList(
  [
    open,
    { type: 'PHOTO', title: 'Photograph the shelf from the front, so that every label can be read' },
    {
      type: 'INPUT',
      inputType: 'NUMERIC',
      title: 'How many facings?',
      goes: [
        ['greater_equal_than', ['10'], 't5'],
        ['greater_than', ['12'], 't4'],
        ['lower_than', ['none'], 't2'],
      ],
    },
  ],
  [
    {
      type: 'SELECT',
      multiSelect: true,
      title: 'What was missing?',
      choices: ['Labels', 'Stock', 'Lights'],
      goes: [
        ['contains', ['1', '2', '9'], 't2'],
        ['matches_all', ['1'], 't6'],
        ['always', [], 'gone'],
      ],
    },
    {
      type: 'INPUT',
      inputType: 'DATE',
      title: 'When was it last checked?',
      goes: [['earlier_than', ['2027-03-01', '2026-01-15'], 't7']],
    },
    { type: 'PHOTO', title: 'Photograph the door', goes: [['always', [], 't8']] },
    { title: 'Nobody comes here', goes: [['always', [], 't6']] },
  ],
  [
    { title: 'Say goodbye' },
    { type: 'INPUT', title: 'Anything else?', goes: [['contains', ['no', 'nothing'], 't9']] },
  ],
);

const circle = sketchedList([
  { title: 'Wait' },
  { title: 'Look again', goes: [['always', [], 't1']] },
  { title: 'Leave' },
]);

const long = sketchedList(
  ...Array.from({ length: 10 }, (_none, section) =>
    Array.from({ length: 20 }, (_nothing, position): TaskSketch => {
      const number = section * 20 + position + 1;
      return {
        ...open,
        title: `Shelf ${number}: is everything in its place?`,
        goes: [
          ['is', ['2'], `t${Math.min(200, number + 2 + ((number * 7) % 23))}`],
          ['is', ['1'], number % 9 === 0 ? `t${number - 6}` : `t${Math.min(200, number + 1)}`],
        ],
      };
    }),
  ),
);

function Fields({ list, section, position }: { list: TaskListValues; section: number; position: number }) {
  const form = useForm<TemplateValues, unknown, TemplateValues>({
    defaultValues: { ...newTemplate(), tasks: list },
  });
  return (
    <LogicProvider form={form}>
      <LogicFields form={form} section={section} position={position} />
    </LogicProvider>
  );
}

function Drawn({ list }: { list: TaskListValues }) {
  const [selected, setSelected] = useState('t4');
  return <FlowMap list={list} selected={selected} onSelect={setSelected} findings={findingsOf(list)} />;
}

export const parts = [
  definePart('Logic of a task', {
    'no jumps': () => <Fields list={shop} section={0} position={1} />,
    'one option': () => <Fields list={shop} section={0} position={0} />,
    'numbers, with findings': () => <Fields list={shop} section={0} position={2} />,
    'several options, an unknown operator, a missing task': () => (
      <Fields list={shop} section={1} position={0} />
    ),
    'several dates': () => <Fields list={shop} section={1} position={1} />,
    'of a task that cannot be reached': () => <Fields list={shop} section={1} position={3} />,
  }),
  definePart('Map of the flow', {
    'with everything there is': () => <Drawn list={shop} />,
    'a circle': () => <Drawn list={circle} />,
    empty: () => <Drawn list={{ sections: [] }} />,
    '200 tasks': () => <Drawn list={long} />,
  }),
];
