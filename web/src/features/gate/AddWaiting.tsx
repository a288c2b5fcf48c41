import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { isCpf } from '@embarca/contracts/kit/documents.ts'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { cpf as cpfMask, phone as phoneMask, plate as plateMask } from '../../base/masks.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { IntegrationDialog } from './IntegrationDialog.tsx'
import { useDriverOfCpf } from './offline/use-driver-of-cpf.ts'
import { useGateCommand } from './offline/use-gate-command.ts'
import { useGateRefresh } from './use-visit-command.ts'

type Props = {
  readonly gate: GateOfUser /** The CPF, where it was read from a document. */
  readonly scanned?: string | undefined
  readonly onClose: () => void
}
const NO_LOAD = 'none'

/** A driver joins the waiting list: by CPF his loads here are offered; a person whom nobody registered gives a name. */
export const AddWaiting = ({ gate, scanned = '', onClose }: Props) => {
  const refresh = useGateRefresh()
  const [cpf, setCpf] = useState(scanned)
  const [typed, setTyped] = useState({ name: '', plate: '', phone: '', reason: '' })
  const [chosen, setChosen] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const isWhole = isCpf(cpf)
  const { isFound, known, isUnknown } = useDriverOfCpf(gate, isWhole ? cpf : undefined)
  const isWalkIn = isFound && isUnknown
  const load = chosen ?? known?.loads[0]?.hashId ?? NO_LOAD
  const subject = {
    ...{ gateId: gate.id, about: known?.driver.name ?? typed.name },
    ...(load !== NO_LOAD && { loadId: load }),
    ...(known && { driverId: known.driver.id }),
  }
  const add = useGateCommand('JoinWaitingList', subject, {
    done: async () => {
      onClose()
      await refresh()
    },
    failed: (failure) => {
      const asks = failure.code === 'DRIVER_NEEDS_INTEGRATION'
      if (asks) setAsked(true)
      return asks || Object.keys(fieldErrors(failure)).length > 0
    },
  })
  const shown: Readonly<Record<string, string>> = {
    ...(add.failure && fieldErrors(add.failure)),
    ...(cpf.length === 11 && !isWhole && { cpf: 'CPF inválido.' }),
  }
  const send = (allow = false) => {
    const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''))
    return add.run({
      ...filled,
      conciergeId: gate.id,
      ...(known ? { driverId: known.driver.id, ...(load !== NO_LOAD && { shippingHash: load }) } : { cpf }),
      ...(allow && { allowCheckInWithoutIntegration: true }),
    })
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    ...(shown[name] && { error: shown[name] }),
  })
  return (
    <Dialog open title="Adicionar à lista de espera" onClose={onClose}>
      <form
        className="waiting-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label="CPF do motorista"
          required
          mask={cpfMask}
          value={cpf}
          onChange={setCpf}
          {...(shown['cpf'] && { error: shown['cpf'] })}
        />
        {known && (
          <>
            <p role="status">
              <b>{known.driver.name}</b>
              {known.waitingId && ' já está na lista de espera.'}
              {known.loads.length === 0 && ' não tem carga nesta portaria nas próximas 48 horas.'}
            </p>
            {known.loads.length > 0 && (
              <SelectField
                label="Carga"
                options={[
                  ...known.loads.map(({ hashId: value, externalId, vehiclePlate, collectDate }) => ({
                    value,
                    label: [externalId, vehiclePlate, collectDate && shortDateTime(collectDate, gate.zone)].filter(Boolean).join(' · '),
                  })),
                  { value: NO_LOAD, label: 'Sem carga' },
                ]}
                value={load}
                onChange={(value) => setChosen(value ?? NO_LOAD)}
              />
            )}
          </>
        )}
        {isWalkIn && (
          <>
            <p role="status">Motorista não encontrado. Informe quem está na portaria.</p>
            <TextField label="Nome" required maxLength={200} {...field('name')} />
          </>
        )}
        {(isWalkIn || (known && load === NO_LOAD)) && <TextField label="Placa" mask={plateMask} {...field('plate')} />}
        {isWalkIn && <TextField label="Telefone" mask={phoneMask} {...field('phone')} />}
        {(isWalkIn || known) && <TextField label="Motivo" maxLength={200} {...field('reason')} />}
        <Button type="submit" size="gate" look="primary" disabled={!(known ?? isWalkIn)} pending={add.pending}>
          Adicionar à lista
        </Button>
      </form>
      {isAsked && (
        <IntegrationDialog
          driver={known?.driver.name ?? typed.name}
          accept="Adicionar sem integração"
          pending={add.pending}
          onAllow={() => void send(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </Dialog>
  )
}
