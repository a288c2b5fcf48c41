import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { RoadTimeNote } from './RoadTimeNote.tsx'
import { StopRow } from './StopRow.tsx'
import { addStop, changeStop, MOST_STOPS, moveStop, removeStop, type StopSide } from './stops.ts'
import type { LaunchFormState } from './use-launch.ts'

type Missing = { readonly side: StopSide; readonly index: number; readonly name: string }

/** The route and its times: one to five collections, one to five deliveries. */
export const RouteSection = ({ form, user }: { readonly form: LaunchFormState; readonly user: string }) => {
  const [missing, setMissing] = useState<Missing>()
  const { text, change } = form
  const side = (name: StopSide) => (
    <>
      {text[name].map((stop, index) => (
        <StopRow
          key={stop.key}
          form={form}
          user={user}
          side={name}
          index={index}
          onRegister={(typed) => setMissing({ side: name, index, name: typed })}
          onRemove={() => change((before) => removeStop(before, name, index))}
          onMove={(by) => change((before) => moveStop(before, name, index, by))}
        />
      ))}
      <Button
        look="quiet"
        icon="plus"
        className="another"
        disabled={text[name].length >= MOST_STOPS}
        onClick={() => change((before) => addStop(before, name))}
      >
        {text[name].length >= MOST_STOPS ? 'No máximo cinco' : name === 'origins' ? 'Outra coleta' : 'Outra entrega'}
      </Button>
    </>
  )
  return (
    <section id="trajeto" aria-labelledby="trajeto-title">
      <h2 id="trajeto-title">Trajeto</h2>
      {side('origins')}
      {side('destinations')}
      <RoadTimeNote form={form} />
      <PlaceDialog
        missing={missing}
        onClose={() => setMissing(undefined)}
        onRegistered={(place) => {
          if (missing) change((before) => changeStop(before, missing.side, missing.index, { place }))
          setMissing(undefined)
        }}
      />
    </section>
  )
}
