import { useBlocker } from '@tanstack/react-router'
import { isSessionOver } from '../../base/auth-host.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { readonly isUnsaved: () => boolean; readonly saving: boolean; readonly onSave?: () => Promise<unknown> }

/** Asks before leaving the page with input that is neither launched nor saved. */
export const LeaveGuard = ({ isUnsaved, saving, onSave }: Props) => {
  const asks = () => isUnsaved() && !isSessionOver()
  const leaving = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true })
  const stay = () => leaving.reset?.()
  return (
    <Dialog
      open={leaving.status === 'blocked'}
      onClose={stay}
      title="Sair sem lançar?"
      width={460}
      footer={
        <>
          <Button onClick={() => leaving.proceed?.()}>Sair</Button>
          {onSave && (
            <Button pending={saving} onClick={() => void onSave().then((saved) => saved && leaving.proceed?.())}>
              Salvar rascunho e sair
            </Button>
          )}
          <Button look="primary" onClick={stay} data-first="">
            Continuar editando
          </Button>
        </>
      }
    >
      <p>O frete ainda não foi lançado. O que você digitou fica guardado neste navegador até você voltar.</p>
    </Dialog>
  )
}
