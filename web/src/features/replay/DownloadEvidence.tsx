import { address } from '@embarca/contracts/kit/route.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import { evidenceRoutes } from '@embarca/contracts/replay/routes.ts'
import { useState } from 'react'
import { downloadFile } from '../../base/file-download.ts'
import { Button } from '../../ui/Button.tsx'

const { button, file } = replayLabels.evidence
const pathOf = (hash: string) => address(evidenceRoutes.evidence).path.replace(':id', encodeURIComponent(hash))

/** Takes the proof of a load along, to be checked by whoever trusts neither screen nor server. */
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
