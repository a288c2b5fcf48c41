import { arrivalProofTexts } from '@embarca/contracts/gate/arrival-proof.pt.ts'
import { arrivalProofRoutes } from '@embarca/contracts/gate/arrival-proof.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { useState } from 'react'
import { downloadFile } from '../../base/file-download.ts'
import { Button } from '../../ui/Button.tsx'

/** The proof of arrival as a PDF, which the driver keeps (Lei 11.442/2007, art. 11 § 9). */
export const ArrivalProof = ({ loadId }: { readonly loadId: string }) => {
  const [pending, setPending] = useState(false)
  const path = address(arrivalProofRoutes.driverProof).path.replace(':id', encodeURIComponent(loadId))
  const download = async () => {
    setPending(true)
    await downloadFile(path, arrivalProofTexts.file(''))
    setPending(false)
  }
  return (
    <Button size="gate" icon="download" pending={pending} onClick={() => void download()}>
      {arrivalProofTexts.title}
    </Button>
  )
}
