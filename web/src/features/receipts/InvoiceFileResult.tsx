import { useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { asksForOrder, resultText } from './invoice-files.ts'
import type { SentFile } from './use-invoice-files.ts'

type Props = {
  readonly sent: SentFile
  readonly orders: readonly { readonly code: string; readonly place: string }[]
  readonly pending: boolean
  readonly onOrder: (code: string) => void
  readonly onForget: () => void
}

/** The result of one XML file; when only its order is unknown, the user chooses it here. */
export const InvoiceFileResult = ({ sent: { file, result }, orders, pending, onOrder, onForget }: Props) => {
  const [order, setOrder] = useState<string>()
  return (
    <li className={result.added ? 'added' : 'refused'}>
      <Icon name={result.added ? 'check-circle' : 'warning'} label={result.added ? 'Adicionada' : 'Não adicionada'} />
      <span className="num">
        <b className="cut">{file.name}</b>
        <small>{resultText(result)}</small>
      </span>
      {!result.added && <IconButton icon="times" label={`Descartar ${file.name}`} onClick={onForget} />}
      {asksForOrder(result) && orders.length > 0 && (
        <div className="order">
          <SelectField
            label="Pedido"
            options={orders.map(({ code, place }) => ({ value: code, label: code, detail: place }))}
            value={order}
            onChange={setOrder}
          />
          <Button icon="link" disabled={order === undefined} pending={pending} onClick={() => order !== undefined && onOrder(order)}>
            Vincular
          </Button>
        </div>
      )}
    </li>
  )
}
