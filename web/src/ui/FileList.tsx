// PrimeReact lists files only within its FileUpload: see FileDrop.
import { bytes } from '../base/texts.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { iconOf } from './uploads.ts'
import './file-drop.css'

type FileEntry = { readonly name: string; readonly size?: number; readonly key?: string }
type Props<F extends FileEntry> = {
  readonly files: readonly F[]
  /** Removes a file; without it, the list is read-only. */
  readonly onRemove?: ((file: F) => void) | undefined
  readonly onDownload?: ((file: F) => void) | undefined
}

/** Files with the icon of their kind; the actions appear on hover. */
export const FileList = <F extends FileEntry>({ files, onRemove, onDownload }: Props<F>) => {
  if (files.length === 0) return <p className="file-none">Nenhum arquivo anexado...</p>
  return (
    <ul className="file-list">
      {files.map((file) => (
        <li key={file.key ?? `${file.name}-${file.size}`}>
          <Icon name={iconOf(file.name)} />
          <span className="cut">{file.name}</span>
          {file.size !== undefined && <small className="num">{bytes(file.size)}</small>}
          {onDownload && (
            <IconButton
              icon="download"
              iconSize={14}
              tip={false}
              className="shown"
              label={`Baixar ${file.name}`}
              onClick={() => onDownload(file)}
            />
          )}
          {onRemove && <IconButton icon="trash" iconSize={14} tip={false} label={`Remover ${file.name}`} onClick={() => onRemove(file)} />}
        </li>
      ))}
    </ul>
  )
}
