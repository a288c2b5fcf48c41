import type { AnyCommand, AnyQuery } from '@embarca/contracts/kit/route.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { FormSection } from '../register/FormSection.tsx'
import { useRegisterForm } from '../register/use-register-form.ts'
import { TieFields } from './TieFields.tsx'
import { isEnded, noTie, type ShownTie, type TieText, tieErrors, tieFields } from './tie-text.ts'

type Props = {
  readonly id: string
  readonly tie: ShownTie
  readonly command: AnyCommand
  readonly query: AnyQuery
  readonly lists: readonly AnyQuery[]
  readonly onClose: () => void
}

/** Changes a tie, or begins it again once it ended. */
export const TieDialog = ({ id, tie, command, query, lists, onClose }: Props) => {
  const begun = isEnded(tie) ? { ...noTie, kind: tie.kind } : { kind: tie.kind, from: tie.from ?? '', until: tie.until ?? '' }
  const form = useRegisterForm<TieText>({
    ...{ add: command, change: command, query, lists, id, errors: tieErrors },
    stored: { text: begun },
    input: (text) => ({ transporterId: tie.transporterId, ...tieFields(text) }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Vínculo com ${tie.transporterName ?? 'a transportadora'}`}
      accept="Salvar"
      width={560}
      className=""
      pending={form.pending}
      onSend={form.save}
      onClose={onClose}
    >
      <FormSection>
        <TieFields form={form} />
      </FormSection>
    </FormDialog>
  )
}
