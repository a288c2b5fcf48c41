import { type InboxKind, inboxKinds } from '@embarca/contracts/inbox/codes.ts'
import { inboxLabels } from '@embarca/contracts/inbox/labels.pt.ts'
import { inboxCommands } from '@embarca/contracts/inbox/routes.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useRefreshInbox } from './use-live-inbox.ts'

/** The kinds of entries; an unticked one is neither listed nor counted, nor shown as a toast. */
export const MutedKinds = ({ muted }: { readonly muted: readonly InboxKind[] }) => {
  const [chosen, setChosen] = useState(muted)
  const refresh = useRefreshInbox()
  const mute = useCommand(inboxCommands.mute, {
    done: refresh,
    failed: () => {
      setChosen(muted)
    },
  })
  const choose = (kind: InboxKind, isShown: boolean) => {
    const kinds = isShown ? chosen.filter((one) => one !== kind) : [...chosen, kind]
    setChosen(kinds)
    void mute.run({ kinds })
  }
  return (
    <fieldset id="inbox-muted" className="inbox-muted">
      <legend>Quero ser avisado de</legend>
      {inboxKinds.map((kind) => (
        <Checkbox
          key={kind}
          className="inbox-kind"
          checked={!chosen.includes(kind)}
          disabled={mute.pending}
          onChange={(isShown) => choose(kind, isShown)}
        >
          {inboxLabels.kind[kind]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
