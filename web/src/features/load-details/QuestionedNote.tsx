import { eligibilityLabels as words } from '@embarca/contracts/eligibility/labels.pt.ts'
import { loadChangeRoutes } from '@embarca/contracts/load/change-routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'

type Questioned = NonNullable<LoadDetails['questioned']>[number]

/** Why the hiring of this load is questioned; an administrator may waive it for this load alone. */
export const QuestionedNote = ({ load }: { readonly load: LoadDetails }) => {
  const { roles } = useSession()
  const [asked, setAsked] = useState<Questioned>()
  const { run, pending } = useCommand(loadChangeRoutes.waive, { done: () => setAsked(undefined) })
  if (!load.questioned?.length) return null
  return (
    <FormNote icon="warning" tone="warn">
      <b>{words.questioned}</b>. {words.questionedText}
      {load.questioned.map((one) => (
        <span key={`${one.rule}-${one.subjectId}`}>
          {' '}
          {one.subject}: {one.reason}.{' '}
          {allows(loadChangeRoutes.waive.may, roles) && <Button onClick={() => setAsked(one)}>{words.waive}</Button>}
        </span>
      ))}
      {asked && (
        <ReasonDialog
          open
          title={`${words.waive}?`}
          text={`${asked.subject}: ${asked.reason}`}
          label={words.waiveReason}
          accept={words.waive}
          pending={pending}
          onReason={(reason) => void run({ id: load.hashId, rule: asked.rule, subjectId: asked.subjectId, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormNote>
  )
}
