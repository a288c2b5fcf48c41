import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { ReasonField } from './ReasonField.tsx'
import { MOST_STOPS, type RouteStopText, routeInput, routeText } from './route-form.ts'
import { StopFields } from './StopFields.tsx'
import { useChange } from './use-change.ts'

const sides = [
  { side: 'origins', one: 'Coleta', add: 'Mais uma coleta' },
  { side: 'destinations', one: 'Entrega', add: 'Mais uma entrega' },
] as const

/** Changes the stops of the load; a stop that stays keeps its receipt. */
export const RouteDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [text, setText] = useState(() => routeText(load.terms ?? { origins: [], destinations: [] }))
  const [reason, setReason] = useState('')
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeRoute, changing)
  const put = (side: 'origins' | 'destinations', rows: readonly RouteStopText[]) => setText((before) => ({ ...before, [side]: rows }))
  const sent = routeInput(text)
  return (
    <ChangeFrame
      title="Alterar coletas e entregas"
      about={load.externalId}
      width={640}
      pending={pending}
      onClose={onClose}
      onSave={() => save(sent && reason.trim() ? { id: load.hashId, ...sent, reason: reason.trim() } : undefined)}
    >
      {sides.map(({ side, one, add }) => (
        <div key={side} className="stop-fields">
          {text[side].map((row, at) => (
            <StopFields
              key={row.key}
              side={side}
              label={text[side].length > 1 ? `${one} ${at + 1}` : one}
              row={row}
              isSubmitted={isSubmitted}
              onChange={(next) =>
                put(
                  side,
                  text[side].map((other) => (other.key === row.key ? next : other)),
                )
              }
              {...(text[side].length > 1 && {
                onRemove: () =>
                  put(
                    side,
                    text[side].filter((other) => other.key !== row.key),
                  ),
              })}
            />
          ))}
          {text[side].length < MOST_STOPS && (
            <Button
              look="quiet"
              icon="plus"
              onClick={() => put(side, [...text[side], { key: `new-${Date.now()}`, place: undefined, at: undefined }])}
            >
              {add}
            </Button>
          )}
        </div>
      ))}
      <ReasonField value={reason} onChange={setReason} isSubmitted={isSubmitted} />
    </ChangeFrame>
  )
}
