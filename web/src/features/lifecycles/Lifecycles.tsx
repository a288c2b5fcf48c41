import { useLayoutEffect, useRef, useState } from 'react'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { diagrams } from './diagrams.ts'
import './lifecycles.css'
import { type Machine, machines } from './machines.ts'
import { Outline } from './Outline.tsx'

const sizes = [
  { value: 'whole', label: 'Inteiro' },
  { value: 'legible', label: 'Para ler' },
] as const
const forms = [
  { value: 'outline', label: 'Por fase' },
  { value: 'drawing', label: 'Desenho' },
] as const
type Form = (typeof forms)[number]['value']
type Size = (typeof sizes)[number]['value']

/** Text stays legible down to this scale. */
const LEGIBLE = 0.7
const BEGINNING = 'Início'

const fits = (box: HTMLElement, { viewBox: { baseVal: drawn } }: SVGSVGElement) =>
  drawn.width * LEGIBLE <= box.clientWidth && drawn.height * LEGIBLE <= box.clientHeight

/** Scrolls so that the initial state is centred horizontally. */
const showBeginning = (box: HTMLElement) => {
  const beginning = [...box.querySelectorAll('text')].find(({ textContent }) => textContent?.trim() === BEGINNING)?.getBoundingClientRect()
  const { left, width } = box.getBoundingClientRect()
  box.scrollTo({ top: 0, left: beginning ? box.scrollLeft + beginning.left + beginning.width / 2 - left - width / 2 : 0 })
}

/** A machine as a diagram. One that stays legible is fitted to the window until the user chooses otherwise. */
const Drawing = ({ machine }: { readonly machine: Machine }) => {
  const [chosenSize, chooseSize] = useState<Size>()
  const [fitting, setFitting] = useState<Size>('whole')
  const size = chosenSize ?? fitting
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another diagram has another size and start
  useLayoutEffect(() => {
    const { current: shown } = box
    const drawing = shown?.querySelector('svg')
    if (!shown || !drawing) return
    setFitting(fits(shown, drawing) ? 'whole' : 'legible')
    showBeginning(shown)
  }, [machine, size])
  return (
    <>
      <div className="drawing-tools">
        <SegmentedControl label="Tamanho" options={sizes} value={size} onChange={chooseSize} />
        <p>
          <b>↻</b> são os comandos que não mudam o status; <b>→</b> os que levam até ele a partir de muitos outros.
        </p>
      </div>
      {/* Its scroll area is reached by keyboard, and then scrolls by arrow keys. */}
      <section
        ref={box}
        className={`diagram ${size}`}
        aria-label="Diagrama do ciclo de vida"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area without controls is reached no other way
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the state machines at build time, not from user input
        dangerouslySetInnerHTML={{ __html: diagrams[machine] }}
      />
    </>
  )
}

type Props = { readonly machine: Machine; readonly onChange: (machine: Machine) => void }

/** The lifecycles: each status, the commands it admits and where they lead, by phase or as a diagram. */
export const Lifecycles = ({ machine, onChange }: Props) => {
  const [form, setForm] = useState<Form>('outline')
  return (
    <main className="lifecycles">
      <header>
        <h1>Ciclos de vida</h1>
        <SegmentedControl label="Máquina" options={machines} value={machine} onChange={onChange} />
        <SegmentedControl label="Apresentação" options={forms} value={form} onChange={setForm} />
      </header>
      <p>O que cada status admite e para onde leva, como o sistema decide.</p>
      {form === 'outline' ? <Outline machine={machine} /> : <Drawing machine={machine} />}
    </main>
  )
}
