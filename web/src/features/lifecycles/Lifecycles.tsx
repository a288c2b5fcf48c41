import { useEffect, useRef, useState } from 'react'
import { Segment } from '../../ui/Segment.tsx'
import { diagrams } from './diagrams.ts'
import './lifecycles.css'
import { type Machine, machines } from './machines.ts'

const sizes = [
  { value: 'whole', label: 'Inteiro' },
  { value: 'legible', label: 'Para ler' },
] as const
type Size = (typeof sizes)[number]['value']

/** When what is admitted and where it leads: the machines that decide, drawn. */
export const Lifecycles = ({ machine, onChange }: { readonly machine: Machine; readonly onChange: (machine: Machine) => void }) => {
  const [size, setSize] = useState<Size>('whole')
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is read from its middle too
  useEffect(() => {
    const { current: shown } = box
    shown?.scrollTo({ left: (shown.scrollWidth - shown.clientWidth) / 2 })
  }, [machine, size])
  return (
    <main className="lifecycles">
      <header>
        <h1>Ciclos de vida</h1>
        <Segment label="Máquina" options={machines} value={machine} onChange={onChange} />
        <Segment label="Tamanho" options={sizes} value={size} onChange={setSize} />
      </header>
      <p>
        O que cada status admite e para onde leva, como o sistema decide. <b>↻</b> são os comandos que não mudam o status; <b>→</b> os que
        levam até ele a partir de muitos outros.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the machines at build time, not by anybody's input */}
      <div ref={box} className={`diagram ${size}`} dangerouslySetInnerHTML={{ __html: diagrams[machine] }} />
    </main>
  )
}
