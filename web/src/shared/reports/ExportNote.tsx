import type { ReportFormat } from '@embarca/contracts/report/codes.ts'
import { reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { closeExport, type Export, formats, resetExport, startExport } from './exports.ts'
import { ReportState } from './ReportState.tsx'

const Question = ({ note, from }: { readonly note: Export; readonly from: NonNullable<Export['from']> }) => {
  const { id, ask, generate = 'Gerar relatório' } = note
  const [format, setFormat] = useState<ReportFormat>(from.format ?? 'xlsx')
  const button = useRef<HTMLButtonElement>(null)
  const begin = useCommand(from.route, {
    done: ({ stream }: { stream: string }) => startExport(id, reportOfStream(stream)),
    failed: () => {
      if (!ask) closeExport(id)
    },
  })
  // The route of any report: the input was built for it.
  const run = () => void begin.run({ ...from.input, format } as never)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is shown
  useEffect(() => {
    if (ask) button.current?.focus()
    else run()
  }, [])
  if (!ask) return <p className="export-state">{reportLabels.started}</p>
  return (
    <>
      <SegmentedControl label="Formato" options={formats} value={format} onChange={setFormat} />
      <Button ref={button} look="primary" icon="file" pending={begin.pending} onClick={run}>
        {generate}
      </Button>
    </>
  )
}

const Frame = ({ note, children }: { readonly note: Export; readonly children: ReactNode }) => {
  const back = useRef(document.activeElement)
  const close = () => {
    closeExport(note.id)
    if (back.current instanceof HTMLElement && back.current.isConnected) back.current.focus()
  }
  const title = note.reportId === undefined ? (note.ask ?? note.title) : note.title
  return (
    <section
      className="export-note"
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <header>
        <Icon name="file" size={18} />
        <b>{title}</b>
        <IconButton icon="times" label="Fechar a exportação" onClick={close} />
      </header>
      {children}
    </section>
  )
}

/** The note of one file, from the request to the download. It stays until it is closed. */
export const ExportNote = ({ note }: { readonly note: Export }) => (
  <Frame note={note}>
    {note.reportId !== undefined ? (
      <ReportState
        reportId={note.reportId}
        {...(note.from ? { onAgain: () => resetExport(note.id) } : { onGone: () => closeExport(note.id) })}
      />
    ) : (
      note.from && <Question note={note} from={note.from} />
    )}
  </Frame>
)
