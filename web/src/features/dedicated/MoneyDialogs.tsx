import { dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import { useState } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { actionNames, type DialogProps, widthOf } from './actions.ts'
import { useDialogCommand } from './use-dialog-command.ts'

/** The toll of a load, as it was paid; Save waits for a value (R232). */
export const TollDialog = ({ action: { vehicle, row }, ...rest }: DialogProps) => {
  const [toll, setToll] = useState(row?.tollPrice)
  const { run, pending, failure } = useDialogCommand(dedicatedCommands.updateTollPrice, rest)
  return (
    <FormDialog
      title={actionNames.toll}
      width={widthOf('toll')}
      accept="Salvar"
      disabled={toll === undefined}
      pending={pending}
      className="fleet-form"
      onSend={() => toll !== undefined && row && run({ id: vehicle.id, shippingHash: row.hashId, tollPrice: toll })}
      onClose={rest.onClose}
    >
      <p className="aside-note">Carga {row?.code}</p>
      <MoneyField label="Valor do pedágio" required autoFocus value={toll} onChange={setToll} error={failure?.messages[0]} />
    </FormDialog>
  )
}

/** The kilometres as driven, there and back; Save waits for a value (R232). */
export const DistanceDialog = ({ action: { vehicle, row }, ...rest }: DialogProps) => {
  const [distance, setDistance] = useState(row?.distanceTraveled)
  const { run, pending, failure } = useDialogCommand(dedicatedCommands.updateDistance, rest)
  const isWrong = distance === undefined || Number.isNaN(distance) || distance < 0
  return (
    <FormDialog
      title={actionNames.distance}
      width={widthOf('distance')}
      accept="Salvar"
      disabled={isWrong}
      pending={pending}
      className="fleet-form"
      onSend={() => !isWrong && row && run({ id: vehicle.id, shippingHash: row.hashId, distance })}
      onClose={rest.onClose}
    >
      <p className="aside-note">Carga {row?.code}. Ida e volta, como foi rodado: daqui em diante vale este valor.</p>
      <NumberField
        label="Distância percorrida"
        required
        autoFocus
        suffix="km"
        value={distance}
        onChange={setDistance}
        error={Number.isNaN(distance) ? 'Informe um número.' : failure?.messages[0]}
      />
    </FormDialog>
  )
}

/** What a cycle is paid besides; one of both at least (R233). */
export const ComplementsDialog = ({ action: { vehicle }, ...rest }: DialogProps) => {
  const [freight, setFreight] = useState<number>()
  const [toll, setToll] = useState<number>()
  const { run, pending, failure } = useDialogCommand(dedicatedCommands.updateValues, rest)
  const isEmpty = freight === undefined && toll === undefined
  const input = {
    ...{ id: vehicle.id, cycle: vehicle.cycle },
    ...(freight !== undefined && { complementPrice: freight }),
    ...(toll !== undefined && { tollPrice: toll }),
  }
  return (
    <FormDialog
      title={actionNames.complements}
      width={widthOf('complements')}
      accept="Salvar"
      disabled={isEmpty}
      pending={pending}
      className="fleet-form"
      onSend={() => !isEmpty && run(input)}
      onClose={rest.onClose}
    >
      <MoneyField label="Complemento de frete" autoFocus value={freight} onChange={setFreight} error={failure?.messages[0]} />
      <MoneyField label="Complemento de pedágio" value={toll} onChange={setToll} />
    </FormDialog>
  )
}
