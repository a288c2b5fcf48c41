import { Segment } from '../../ui/Segment.tsx'
import { diagrams } from './diagrams.ts'
import './lifecycles.css'
import { type Machine, machines } from './machines.ts'

/** When what is admitted and where it leads: the machines that decide, drawn. */
export const Lifecycles = ({ machine, onChange }: { readonly machine: Machine; readonly onChange: (machine: Machine) => void }) => (
  <main className="lifecycles">
    <header>
      <h1>Ciclos de vida</h1>
      <Segment label="Máquina" options={machines} value={machine} onChange={onChange} />
    </header>
    <p>
      O que cada status admite e para onde leva, como o sistema decide. <b>↻</b> são os comandos que não mudam o status; <b>→</b> os que
      levam até ele a partir de muitos outros.
    </p>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the machines at build time, not by anybody's input */}
    <div className="diagram" dangerouslySetInnerHTML={{ __html: diagrams[machine] }} />
  </main>
)
