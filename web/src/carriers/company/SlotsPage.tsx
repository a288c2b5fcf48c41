import { type CarrierSlots, slotCarrierCommands, slotServed } from '@embarca/contracts/gate/slot-booking.ts'
import { slotTexts } from '@embarca/contracts/gate/slots.pt.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { useState } from 'react'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import { ChoiceList, type Option } from './ChoiceList.tsx'
import { useOperates } from './operates.ts'

type Gate = CarrierSlots['gates'][number]
type Slot = Gate['slots'][number]

const dayOf = ({ begin }: Slot, zone: string) => formatLocal(begin, zone).slice(0, 10)
const hourOf = (iso: string, zone: string) => formatLocal(iso, zone).slice(11, 16)
const freeText = (free: number) => (free === 0 ? 'Lotada' : free === 1 ? '1 vaga' : `${free} vagas`)

const GateSlots = ({ id, gate, onDone }: { readonly id: string; readonly gate: Gate; readonly onDone: () => unknown }) => {
  const operates = useOperates()
  const { conciergeId, name, zone, booked, slots, mayChange } = gate
  const [chosen, setChosen] = useState<string>()
  const refresh = async () => {
    setChosen(undefined)
    await onDone()
  }
  const callbacks = { done: refresh, failed: () => void onDone() }
  const book = useCommand(slotCarrierCommands.book, callbacks)
  const giveBack = useCommand(slotCarrierCommands.giveBack, callbacks)
  const days = [...new Set(slots.map((slot) => dayOf(slot, zone)))]
  const optionOf = (slot: Slot): Option => {
    const isOwn = slot.begin === booked?.begin
    return {
      ...{ id: slot.begin, label: `${hourOf(slot.begin, zone)} às ${hourOf(slot.end, zone)}` },
      ...{ isOn: chosen === undefined ? isOwn : slot.begin === chosen, verdict: slot.free > 0 || isOwn ? 'OK' : 'BLOCK' },
      reasons: [isOwn ? 'Sua janela' : freeText(slot.free)],
    }
  }
  return (
    <>
      <section className="road-card" aria-label={name}>
        <b>{name}</b>
        <p>
          Coleta de {shortDateTime(gate.from, zone)} até {shortDateTime(gate.to, zone)}
        </p>
        <StatusText tone={booked ? 'good' : 'idle'} icon={booked ? 'check-circle' : 'clock'}>
          {booked ? `Janela: ${shortDateTime(booked.begin, zone)} às ${hourOf(booked.end, zone)}` : 'Sem janela agendada'}
        </StatusText>
        {booked && operates && mayChange && (
          <Button size="gate" pending={giveBack.pending} onClick={() => void giveBack.run({ id, conciergeId })}>
            Devolver janela
          </Button>
        )}
        {!mayChange && <p>{booked ? slotTexts.refusal.SLOT_TOO_LATE : slotTexts.refusal.SLOT_NOT_NOW}</p>}
      </section>
      {mayChange &&
        days.map((day) => (
          <ChoiceList
            key={day}
            title={`Dia ${day.slice(0, 5)}`}
            list={{ pending: false, failed: false, error: undefined, refresh: onDone }}
            options={slots.filter((slot) => dayOf(slot, zone) === day).map(optionOf)}
            empty={undefined}
            onChoose={setChosen}
          />
        ))}
      {mayChange && days.length === 0 && <p>{slotTexts.noneInWindow}</p>}
      {operates && mayChange && days.length > 0 && (
        <div className="road-step">
          <Button
            look="primary"
            size="gate"
            icon="check"
            disabled={chosen === undefined || chosen === booked?.begin}
            pending={book.pending}
            onClick={() => chosen && void book.run({ id, conciergeId, begin: chosen })}
          >
            {booked ? 'Mudar para esta janela' : 'Agendar janela'}
          </Button>
        </div>
      )}
    </>
  )
}

/** Slots of the gates where the load is collected: one tap chooses, one books. */
export const SlotsPage = ({ id }: { readonly id: string }) => {
  const { data, isPending, error, refetch } = useRead(slotServed.carrierSlots, { id }, { every: 30_000 })
  return (
    <QueryState
      what="janelas"
      pending={isPending}
      failed={!data && Boolean(error)}
      error={error}
      onRetry={refetch}
      empty={data?.gates.length === 0 ? slotTexts.noGates : undefined}
      icon="calendar"
      rows={{ count: 4, height: 72 }}
    >
      {data?.gates.map((gate) => (
        <GateSlots key={gate.conciergeId} id={id} gate={gate} onDone={refetch} />
      ))}
    </QueryState>
  )
}
