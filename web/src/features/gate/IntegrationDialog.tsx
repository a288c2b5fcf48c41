import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = {
  readonly driver: string
  readonly accept?: string
  readonly pending: boolean
  readonly onAllow: () => void
  readonly onClose: () => void
}

/** The gate asks for an integration of the driver (R239, M180): staff lets the driver pass, under their name, or does not. */
export const IntegrationDialog = ({ driver, accept = 'Fazer check-in sem integração', pending, onAllow, onClose }: Props) => (
  <Dialog
    open
    title={gateLabels.needsIntegration}
    onClose={onClose}
    footer={
      <>
        <Button size="gate" onClick={onClose}>
          Voltar
        </Button>
        <Button size="gate" look="primary" pending={pending} onClick={onAllow}>
          {accept}
        </Button>
      </>
    }
  >
    <p>{driver} não tem integração válida nesta portaria. A exceção fica registrada em seu nome.</p>
  </Dialog>
)
