import { address } from '@embarca/contracts/kit/route.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import { evidenceRoutes } from '@embarca/contracts/replay/routes.ts'
import { useState } from 'react'
import { downloadFile } from '../../base/file-download.ts'
import { Button } from '../../ui/Button.tsx'

const { button, file } = replayLabels.evidence
const pathOf = (hash: string) => address(evidenceRoutes.evidence).path.replace(':id', encodeURIComponent(hash))

/** Downloads the evidence bundle of a load, which can be verified without trusting this screen or the server. */
export const DownloadEvidence = ({ hash, externalId }: { readonly hash: string; readonly externalId: string }) => {
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    await downloadFile(pathOf(hash), file(externalId))
    setPending(false)
  }
  return (
    <Button look="primary" icon="download" pending={pending} onClick={() => void download()}>
      {button}
    </Button>
  )
}
