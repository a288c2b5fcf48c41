import { useBlocker } from '@tanstack/react-router'
import { Confirm } from './Confirm.tsx'

type Props = { readonly isUnsaved: () => boolean /** Text that names what would be lost. */; readonly text: string }

/** Asks before leaving a form with unsaved changes. */
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
