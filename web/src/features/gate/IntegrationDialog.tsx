import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = {
  readonly driver: string
  readonly pending: boolean
  readonly onAllow: () => void
  readonly onClose: () => void
}

/** The gate asks for an integration of the driver (R239, M180): staff lets the driver pass, under their name, or does not. */
export const IntegrationDialog = ({ driver, pending, onAllow, onClose }: Props) => (
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
          Fazer check-in sem integração
        </Button>
      </>
    }
  >
    <p>{driver} não tem integração válida nesta portaria. O check-in sem integração fica registrado em seu nome.</p>
  </Dialog>
)
