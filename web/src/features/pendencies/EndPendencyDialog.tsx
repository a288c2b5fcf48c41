import type { Pendency } from '@embarca/contracts/pendency/routes.ts'
import { pendencyCommands } from '@embarca/contracts/pendency/routes.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextField.tsx'

const LEAST = 5
const words = {
  resolve: { title: 'Resolver Pendência', accept: 'Resolver' },
  dispose: { title: 'Descartar Pendência', accept: 'Descartar' },
} as const
export type Ending = keyof typeof words

type Props = { readonly pendency: Pendency; readonly ending: Ending; readonly onDone: () => unknown; readonly onClose: () => void }

/** Resolves or disposes of a pendency; its button waits for 5 characters (R198, M173, M175). */
export const EndPendencyDialog = ({ pendency: { id, pendingType }, ending, onDone, onClose }: Props) => {
  const [observation, setObservation] = useState('')
  const { run, pending } = useCommand<typeof pendencyCommands.resolve | typeof pendencyCommands.dispose>(pendencyCommands[ending], {
    done: onDone,
  })
  const isShort = observation.trim().length < LEAST
  const hint = ending === 'resolve' ? pendingType.hintToResolve : pendingType.hintToDispose
  return (
    <FormDialog
      title={words[ending].title}
      accept={words[ending].accept}
      danger={ending === 'dispose'}
      dismiss="Fechar"
      disabled={isShort}
      pending={pending}
      className="pendency-form"
      onSend={() => !isShort && run({ id, observation: observation.trim() })}
      onClose={onClose}
    >
      {hint && <p>{hint}</p>}
      <TextArea
        label="Observação"
        required
        autoFocus
        maxLength={1000}
        hint="Pelo menos 5 caracteres"
        value={observation}
        onChange={setObservation}
      />
    </FormDialog>
  )
}
