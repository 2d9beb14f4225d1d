import { ShepherdFrame } from './ShepherdFrame.tsx';
import { Skills } from './skills/Skills.tsx';

export default function ShepherdSkillsPage() {
  return <ShepherdFrame>{(shepherd) => <Skills key={shepherd.id} shepherd={shepherd} />}</ShepherdFrame>;
}
