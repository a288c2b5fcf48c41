import type { ReportFormat } from '@embarca/contracts/report/codes.ts'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { closeExport, confirmExport, type Export, formats, useExports } from './exports.ts'
import './exports.css'

const Question = ({ one: { id, ask, generate = 'Gerar relatório', from } }: { readonly one: Export }) => {
  const [format, setFormat] = useState<ReportFormat>(from.format ?? 'xlsx')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section className="export-question" aria-label={ask}>
      <header>
        <Icon name="file" size={18} />
        <b>{ask}</b>
        <IconButton icon="times" label="Fechar a exportação" onClick={() => closeExport(id)} />
      </header>
      <div className="export-answer">
        <SegmentedControl label="Formato" options={formats} value={format} onChange={setFormat} />
        <Button ref={button} look="primary" icon="file" onClick={() => confirmExport(id, format)}>
          {generate}
        </Button>
      </div>
    </section>
  )
}

/** Files that are made once their question is confirmed; a question stays until it is closed. */
export const ExportQuestions = () => (
  <>{useExports().map((one) => one.ask !== undefined && one.confirmed === undefined && <Question key={one.id} one={one} />)}</>
)
