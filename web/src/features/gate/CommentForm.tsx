import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useGateRefresh } from './use-visit-command.ts'

/** A note about the visit; what was typed stays until it is recorded. */
export const CommentForm = ({ visit }: { readonly visit: { readonly conciergeId: string; readonly shippingId: string } }) => {
  const [comment, setComment] = useState('')
  const refresh = useGateRefresh()
  const add = useCommand(gateCommands.addComment, {
    done: () => {
      setComment('')
      return refresh()
    },
  })
  return (
    <form
      className="gate-comment"
      onSubmit={(event) => {
        event.preventDefault()
        void add.run({ ...visit, comment })
      }}
    >
      <TextArea label="Nova observação" maxLength={1000} value={comment} onChange={setComment} />
      <Button type="submit" size="gate" disabled={!comment.trim()} pending={add.pending}>
        {gateLabels.action.CommentVisit}
      </Button>
    </form>
  )
}
