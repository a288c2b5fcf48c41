import { Suspense, useState } from 'react'
import { CompanyField, type CompanyOption } from '../../shared/CompanyField.tsx'
import { OfferLinkDialog } from '../../shared/send-link/late-link-dialogs.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = {
  readonly loadId: string
  /** The chosen row's carrier; absent: the user chooses one. */
  readonly to?: CompanyOption | undefined
  readonly onClose: () => void
}

/** Passes the open offer on to one of its carriers. */
export const SendOffer = ({ loadId, to, onClose }: Props) => {
  const [company, setCompany] = useState(to)
  if (company)
    return (
      <Suspense>
        <OfferLinkDialog loadId={loadId} transporterId={company.id} name={company.name} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog open onClose={onClose} title="Enviar oferta" width={460} footer={<Button onClick={onClose}>Cancelar</Button>}>
      <CompanyField label="Transportadora" required value={undefined} onChange={setCompany} hint="Uma das que recebem esta oferta." />
    </Dialog>
  )
}
