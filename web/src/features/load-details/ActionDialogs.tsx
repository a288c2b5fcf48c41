import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { Confirm, IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { type ActionPrompt, promptOf } from './actions.ts'
import { RateDialog } from './RateDialog.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import type { Actions } from './use-actions.ts'

/** Names the load and the consequence of the action. */
const dialogText = (load: LoadDetails, { means = IRREVERSIBLE }: ActionPrompt) =>
  [load.externalId, typeof means === 'string' ? means : means(load)].join(' · ')

/** The dialog of the chosen action. Nothing is shown optimistically: actions with money or legal effect wait for the server's answer. */
export const ActionDialogs = ({ load, actions }: { readonly load: LoadDetails; readonly actions: Actions }) => {
  const ask = actions.asking && promptOf(actions.asking)
  if (!ask) return null
  const common = { open: true, pending: actions.pending, onClose: actions.close }
  if (actions.asking === 'ApproveHiring')
    return (
      <ApproveDialog
        {...common}
        load={load}
        title={`${ask.label}?`}
        text={dialogText(load, ask)}
        accept={ask.label}
        onAccept={() => void actions.answer()}
      />
    )
  if (ask.by === 'confirm')
    return (
      <Confirm
        {...common}
        title={`${ask.label}?`}
        text={dialogText(load, ask)}
        accept={ask.label}
        danger={ask.danger ?? false}
        onAccept={() => void actions.answer()}
      />
    )
  if (ask.by === 'reason')
    return (
      <ReasonDialog
        {...common}
        title={`${ask.label}?`}
        text={dialogText(load, ask)}
        label={ask.reason ?? 'Motivo'}
        accept={ask.label}
        danger={ask.danger ?? false}
        onReason={(reason) => void actions.answer(reason)}
      />
    )
  if (ask.by === 'status')
    return <StatusDialog {...common} id={load.hashId} onChoose={(status, reason) => void actions.resetTo(status, reason)} />
  if (ask.by === 'rate') return <RateDialog {...common} loadId={load.hashId} onRate={(input) => void actions.rate(input)} />
  return null
}
