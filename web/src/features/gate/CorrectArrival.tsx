import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useGateRefresh } from './use-visit-command.ts'

type Props = {
  readonly visit: { readonly conciergeId: string; readonly shippingId: string }
  readonly at: string
  readonly zone: string | undefined
}

/** The moment of arrival, corrected in the gate's own time (Y10). */
export const CorrectArrival = ({ visit, at, zone }: Props) => {
  const [typed, setTyped] = useState<string>()
  const refresh = useGateRefresh()
  const correct = useCommand(gateCommands.updateCheckInDate, {
    done: () => {
      setTyped(undefined)
      return refresh()
    },
    failed: ({ status }) => status === 422 || status === 400,
  })
  if (typed === undefined)
    return (
      <Button size="gate" onClick={() => setTyped(formatLocal(at, zone))}>
        {gateLabels.action.UpdateCheckInDate}
      </Button>
    )
  return (
    <form
      className="gate-arrival"
      onSubmit={(event) => {
        event.preventDefault()
        void correct.run({ ...visit, checkInDate: typed })
      }}
    >
      <TextField
        label="Chegada"
        hint="DD/MM/AAAA HH:mm:ss"
        error={correct.failure?.messages[0]}
        value={typed}
        onChange={setTyped}
        maxLength={19}
      />
      <Button type="submit" size="gate" look="primary" pending={correct.pending}>
        Salvar
      </Button>
      <Button size="gate" look="quiet" onClick={() => setTyped(undefined)}>
        Cancelar
      </Button>
    </form>
  )
}
