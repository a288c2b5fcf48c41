import { orderCommands } from '@embarca/contracts/order/routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { useState } from 'react'
import { fieldErrors } from '../../base/field-errors.ts'
import { useCommand } from '../../base/use-command.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { changesOf, fieldsOf, type OrderFields } from './order-changes.ts'

type Props = { readonly order: OrderView; readonly onDone: () => unknown; readonly onClose: () => void }

/** Changes an order. Of one in a launched load only the observation and the priority may change (readings o16). */
export const EditOrderDialog = ({ order, onDone, onClose }: Props) => {
  const [before] = useState(() => fieldsOf(order))
  const [fields, setFields] = useState(before)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (change: Partial<OrderFields>) => {
    setFields((now) => ({ ...now, ...change }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name.split('.')[0]! in change))))
  }
  const { run, pending } = useCommand(orderCommands.change, {
    done: onDone,
    failed: (failure) => {
      const found = fieldErrors(failure)
      setErrors(found)
      return Object.keys(found).length > 0
    },
  })
  const isLaunched = order.status === 'LAUNCHED'
  const changes = changesOf(before, fields)
  const isPart = order.originId !== undefined
  const send = () => {
    setErrors({})
    return changes ? run({ id: order.id, ...changes }) : onClose()
  }
  return (
    <FormDialog
      title={`Alterar pedido ${order.code}`}
      accept="Salvar"
      width={620}
      pending={pending}
      disabled={[fields.weight, fields.cubage, fields.quantity].some(Number.isNaN)}
      className="form-load"
      onSend={send}
      onClose={onClose}
    >
      <div className="form-grid">
        {!isLaunched && (
          <>
            <DateTimeField
              className="c6"
              label="Data de coleta"
              value={fields.collectDate}
              {...(order.collect && { zone: order.collect.zone })}
              onChange={(collectDate) => set({ collectDate })}
              error={errors['collectDate']}
            />
            <DateTimeField
              className="c6"
              label="Data de entrega"
              value={fields.deliveryDate}
              {...(order.delivery && { zone: order.delivery.zone })}
              onChange={(deliveryDate) => set({ deliveryDate })}
              error={errors['deliveryDate']}
            />
            {!isPart && (
              <>
                <NumberField
                  className="c3"
                  label="Peso"
                  suffix="kg"
                  required
                  value={fields.weight}
                  onChange={(weight) => set({ weight })}
                  error={errors['weight']}
                />
                <NumberField
                  className="c3"
                  label="Cubagem"
                  suffix="m³"
                  value={fields.cubage}
                  onChange={(cubage) => set({ cubage })}
                  error={errors['cubage']}
                />
                <NumberField
                  className="c3"
                  label="Quantidade"
                  decimals={0}
                  value={fields.quantity}
                  onChange={(quantity) => set({ quantity })}
                  error={errors['quantity']}
                />
                <MoneyField
                  className="c3"
                  label="Valor"
                  value={fields.value}
                  onChange={(value) => set({ value })}
                  error={errors['value']}
                />
              </>
            )}
            <TextField
              className="c6"
              label="Produto"
              maxLength={200}
              value={fields.product}
              onChange={(product) => set({ product })}
              error={errors['product']}
            />
            {order.status !== 'MOUNTED' && (
              <TextField
                className="c6"
                label="Motivo do bloqueio"
                maxLength={200}
                hint="Em branco, o pedido fica disponível."
                value={fields.blocked}
                onChange={(blocked) => set({ blocked })}
                error={errors['blocked'] ?? errors['blocked.reason']}
              />
            )}
          </>
        )}
        <TextArea
          className="c12"
          label="Observação"
          maxLength={4000}
          value={fields.observation}
          onChange={(observation) => set({ observation })}
          error={errors['observation']}
        />
        <Checkbox className="c12" checked={fields.priority} onChange={(priority) => set({ priority })}>
          Prioridade
        </Checkbox>
      </div>
    </FormDialog>
  )
}
