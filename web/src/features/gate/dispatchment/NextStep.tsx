import type { VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'
import { BlockedButton } from '../../../ui/Button.tsx'
import { VisitButton } from '../VisitButton.tsx'

/** One tap: the next step of a truck, or why it is not for this user. */
export const NextStep = ({ row, gate }: { readonly row: GateRow; readonly gate: GateOfUser }) => {
  const next = row.actions.find(({ action }) => action === row.next)
  if (!next) return null
  const command = next.action as VisitCommandName
  return next.allowed ? (
    <VisitButton row={row} gate={gate} command={command} look="primary" />
  ) : (
    <BlockedButton size="gate" reason={next.because ?? ''}>
      {gateLabels.action[command]}
    </BlockedButton>
  )
}
