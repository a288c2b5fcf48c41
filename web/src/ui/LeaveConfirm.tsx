import { useBlocker } from '@tanstack/react-router'
import { Confirm } from './Confirm.tsx'

type Props = { readonly isUnsaved: () => boolean /** What would be lost. */; readonly text: string }

/** Asks before a form is left with changes that were not saved. */
export const LeaveConfirm = ({ isUnsaved, text }: Props) => {
  const leaving = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true })
  return (
    <Confirm
      open={leaving.status === 'blocked'}
      title="Sair sem salvar?"
      text={text}
      accept="Sair"
      refuse="Continuar editando"
      danger
      onAccept={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    />
  )
}
