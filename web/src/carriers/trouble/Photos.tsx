import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { downloadFile } from '../../base/file-download.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { readonly loadId: string; readonly files: readonly { readonly fileId: string; readonly name: string }[] }

/** The files of an entry, to be opened. */
export const Photos = ({ loadId, files }: Props) =>
  files.map(({ fileId, name }) => {
    const query = new URLSearchParams({ fileName: fileId, loadId })
    return (
      <Button
        key={fileId}
        size="gate"
        look="quiet"
        icon="image"
        onClick={() => void downloadFile(`${address(fileRoutes.download).path}?${query}`, name)}
      >
        {name}
      </Button>
    )
  })
