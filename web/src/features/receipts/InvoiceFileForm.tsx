import { invoiceFileLabels } from '@embarca/contracts/delivery/labels.pt.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { InvoiceFileResult } from './InvoiceFileResult.tsx'
import type { InvoiceFiles } from './use-invoice-files.ts'

type Props = { readonly files: InvoiceFiles; readonly orders: readonly { readonly code: string; readonly place: string }[] }

/** Adds NF-es from XML files and lists the result of each. `orders` are those without an NF-e. */
export const InvoiceFileForm = ({ files: { sent, pending, add, forget }, orders }: Props) => {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [isSubmitted, setSubmitted] = useState(false)
  const submit = async () => {
    setSubmitted(true)
    if (chosen.length === 0) return
    setChosen(await add(chosen))
    setSubmitted(false)
  }
  return (
    <>
      {orders.length > 0 && (
        <form
          className="invoice-files"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FileDrop
            label="Anexar XML"
            allowed={['xml']}
            files={chosen}
            onChange={setChosen}
            error={isSubmitted && chosen.length === 0 ? invoiceFileLabels.none : undefined}
          />
          <Button type="submit" look="primary" icon="plus" pending={pending}>
            Adicionar NF-e
          </Button>
        </form>
      )}
      {sent.length > 0 && (
        <ul className="invoice-results" aria-label="Arquivos enviados" aria-live="polite">
          {sent.map((one) => (
            <InvoiceFileResult
              key={`${one.file.name}-${one.file.lastModified}-${one.file.size}`}
              sent={one}
              orders={orders}
              pending={pending}
              onOrder={(code) => void add([one.file], code)}
              onForget={() => forget(one.file)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
