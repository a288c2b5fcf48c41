import { useState } from 'react'
import { fiscalKey } from '../../base/masks.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { InvoiceFileForm } from './InvoiceFileForm.tsx'
import {
  checkEntry,
  cleanKey,
  emptyEntry,
  entryBody,
  type InvoiceEntry,
  insideKey,
  KEY_LENGTH,
  padNumber,
  padSeries,
} from './invoice-entry.ts'
import type { InvoiceFiles } from './use-invoice-files.ts'

type Order = { readonly code: string; readonly place: string }
type Props = {
  readonly orders: readonly Order[]
  readonly taken: readonly string[]
  readonly pending: boolean
  /** Resolves to true when the NF-e was added; otherwise the input stays. */
  readonly onAdd: (entry: ReturnType<typeof entryBody>) => Promise<boolean>
  readonly files: InvoiceFiles
}

const entryOptions = [
  { value: 'key', label: 'Pela chave' },
  { value: 'number', label: 'Pelo número' },
  { value: 'xml', label: 'XML' },
] as const

/** Adds NF-es, one by typed fields or several by files. An order has one NF-e, so orders that have theirs are not offered. */
export const InvoiceForm = ({ orders, taken, pending, onAdd, files }: Props) => {
  const [byFile, setByFile] = useState(false)
  const free = orders.filter(({ code }) => !taken.includes(code))
  const only = free.length === 1 ? free[0]?.code : undefined
  const [typed, setTyped] = useState<InvoiceEntry>(emptyEntry)
  const [isSubmitted, setSubmitted] = useState(false)
  const entry = { ...typed, orderCode: typed.orderCode || only || '' }
  const errors = isSubmitted ? checkEntry(entry, taken) : {}
  const change = (part: Partial<InvoiceEntry>) => setTyped((before) => ({ ...before, ...part }))
  const inside = entry.by === 'key' ? insideKey(entry.key) : undefined
  const count = cleanKey(entry.key).length

  const add = async () => {
    setSubmitted(true)
    if (Object.keys(checkEntry(entry, taken)).length > 0) return
    if (!(await onAdd(entryBody(entry)))) return
    setTyped({ ...emptyEntry, by: entry.by })
    setSubmitted(false)
  }
  const full = free.length === 0
  return (
    <section className="invoice-form" aria-label="Adicionar NF-e">
      {full ? (
        <p className="s">Todos os pedidos desta carga já têm a sua NF-e.</p>
      ) : (
        <>
          <h3>Adicionar NF-e</h3>
          <SegmentedControl
            label="Como informar a NF-e"
            options={entryOptions}
            value={byFile ? 'xml' : entry.by}
            onChange={(by) => {
              setByFile(by === 'xml')
              if (by !== 'xml') change({ by })
            }}
          />
        </>
      )}
      {byFile && <InvoiceFileForm files={files} orders={free} />}
      {!byFile && !full && (
        <form
          className="invoice-form"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          {entry.by === 'key' ? (
            <TextField
              label="Chave da NF-e"
              required
              autoFocus
              inputMode="numeric"
              mask={fiscalKey}
              value={entry.key}
              onChange={(key) => change({ key })}
              error={errors.key}
              hint={inside ? `Série ${inside.series} · número ${inside.number}` : `${count} de ${KEY_LENGTH} caracteres`}
            />
          ) : (
            <div className="pair">
              <TextField
                label="Série"
                required
                inputMode="numeric"
                maxLength={3}
                value={entry.series}
                onChange={(series) => change({ series: series.replace(/\D/g, '') })}
                onBlur={() => entry.series && change({ series: padSeries(entry.series) })}
                error={errors.series}
              />
              <TextField
                label="Número"
                required
                inputMode="numeric"
                maxLength={9}
                value={entry.number}
                onChange={(number) => change({ number: number.replace(/\D/g, '') })}
                onBlur={() => entry.number && change({ number: padNumber(entry.number) })}
                error={errors.number}
              />
            </div>
          )}
          <SelectField
            label="Pedido"
            required
            options={free.map(({ code, place }) => ({ value: code, label: code, detail: place }))}
            value={entry.orderCode || undefined}
            onChange={(orderCode) => change({ orderCode: orderCode ?? '' })}
            error={errors.orderCode}
          />
          <Button type="submit" look="primary" icon="plus" pending={pending}>
            Adicionar NF-e
          </Button>
        </form>
      )}
    </section>
  )
}
