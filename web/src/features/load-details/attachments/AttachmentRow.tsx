import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { downloadFile } from '../../../base/file-download.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { iconOf } from '../../../ui/uploads.ts'

export type LoadAttachment = { readonly id: string; readonly fileId: string; readonly name: string }
type Props = { readonly file: LoadAttachment; readonly changing: boolean; readonly onRemove?: () => void; readonly onRename?: () => void }

const addressOf = (fileId: string) => `${address(fileRoutes.download).path}?fileName=${encodeURIComponent(fileId)}`

/** One file; a click on its name downloads it. */
export const AttachmentRow = ({ file: { fileId, name }, changing, onRemove, onRename }: Props) => (
  <li>
    <Icon name={iconOf(name)} />
    <PlainButton className="saves cut" title={`Baixar ${name}`} onClick={() => void downloadFile(addressOf(fileId), name)}>
      {name}
    </PlainButton>
    {onRename && <IconButton icon="pencil" label={`Renomear ${name}`} disabled={changing} onClick={onRename} />}
    {onRemove && <IconButton icon="trash" label={`Remover ${name}`} disabled={changing} onClick={onRemove} />}
  </li>
)
