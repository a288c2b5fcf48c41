import type { GateOfUser, GateVisitDetails } from '@embarca/contracts/gate/read-routes.ts'
import { slotCommands, slotRoutes } from '@embarca/contracts/gate/slot-booking.ts'
import { slotTexts } from '@embarca/contracts/gate/slots.pt.ts'
import { formatLocal, localDay } from '@embarca/contracts/kit/local-time.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { shortDateTime } from '../../../base/date-times.ts'
import type { CallFailed } from '../../../base/failure.ts'
import { fieldErrors } from '../../../base/field-errors.ts'
import { useRead } from '../../../base/queries.ts'
import { useCommand } from '../../../base/use-command.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useGateRefresh } from '../use-visit-command.ts'
import { DayButtons } from './DayButtons.tsx'
import { seatsText } from './SlotDay.tsx'
import './slots.css'

type Props = { readonly visit: GateVisitDetails; readonly gate: GateOfUser }
const LEAST_REASON = 5
/** At its field, else at the slot. */
const faultsOf = (failure: CallFailed | undefined): Readonly<Record<string, string>> => {
  const fields = failure ? fieldErrors(failure) : {}
  return failure && Object.keys(fields).length === 0 ? { begin: failure.messages[0] ?? '' } : fields
}

/** Staff choose a slot; a full one asks for a reason. */
const SlotForm = ({ visit, gate, onDone }: Props & { readonly onDone: () => void }) => {
  const { zone } = gate
  const refresh = useGateRefresh()
  const [day, setDay] = useState(() => localDay(visit.slot?.begin ?? visit.collectDate ?? new Date().toISOString(), zone))
  const [begin, setBegin] = useState<string>()
  const [reason, setReason] = useState('')
  const { data } = useRead(slotRoutes.slots, { conciergeId: gate.id, day })
  const assign = useCommand(slotCommands.assign, {
    done: async () => {
      await refresh()
      onDone()
    },
    failed: ({ status }) => status === 422 || status === 400,
  })
  const slots = (data?.slots ?? []).filter(({ seats }) => seats > 0)
  const isFull = slots.find((slot) => slot.begin === begin)?.free === 0
  const at = (iso: string) => formatLocal(iso, zone).slice(11, 16)
  const faults = faultsOf(assign.failure)
  return (
    <form
      className="visit-slot-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (begin) void assign.run({ conciergeId: gate.id, shippingId: visit.hashId, begin, ...(isFull && { reason: reason.trim() }) })
      }}
    >
      <DayButtons
        day={day}
        onDay={(next) => {
          setDay(next)
          setBegin(undefined)
        }}
      />
      <SelectField
        label="Janela"
        placeholder={slots.length === 0 ? slotTexts.noneOfDay : 'Selecione'}
        options={slots.map((slot) => ({ value: slot.begin, label: `${at(slot.begin)}–${at(slot.end)}`, detail: seatsText(slot) }))}
        value={begin}
        error={faults['begin']}
        onChange={setBegin}
      />
      {isFull && (
        <TextField
          label="Motivo do encaixe"
          hint="A janela está lotada."
          maxLength={500}
          value={reason}
          error={faults['reason']}
          onChange={setReason}
        />
      )}
      <div className="visit-slot-actions">
        <Button
          type="submit"
          size="gate"
          look="primary"
          pending={assign.pending}
          disabled={!begin || (isFull && reason.trim().length < LEAST_REASON)}
        >
          Agendar
        </Button>
        <Button size="gate" look="quiet" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

/** The slot of a truck that is expected; staff book, change and give it back. */
export const VisitSlot = ({ visit, gate }: Props) => {
  const { roles } = useSession()
  const refresh = useGateRefresh()
  const [isEditing, setEditing] = useState(false)
  const withdraw = useCommand(slotCommands.withdraw, { done: refresh })
  const mayChange = visit.step === 'CREATED' && allows(may.runLoads, roles)
  const { slot } = visit
  if (!slot && !mayChange) return null
  return (
    <section className="visit-slot" aria-label="Janela">
      <h3>Janela</h3>
      <p>
        {slot ? `${shortDateTime(slot.begin, gate.zone)} às ${formatLocal(slot.end, gate.zone).slice(11, 16)}` : 'Sem janela agendada.'}
        {slot?.isOverbooked && ' · encaixe'}
        {slot?.isMissed && ' · perdida, veículo atrasado'}
      </p>
      {mayChange && isEditing && <SlotForm visit={visit} gate={gate} onDone={() => setEditing(false)} />}
      {mayChange && !isEditing && (
        <div className="visit-slot-actions">
          <Button size="gate" onClick={() => setEditing(true)}>
            {slot && !slot.isMissed ? 'Mudar janela' : 'Agendar janela'}
          </Button>
          {slot && !slot.isMissed && (
            <Button
              size="gate"
              look="quiet"
              pending={withdraw.pending}
              onClick={() => void withdraw.run({ conciergeId: gate.id, shippingId: visit.hashId })}
            >
              Devolver janela
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
