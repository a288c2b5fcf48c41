// Not PrimeReact's FileUpload, as FileInput says.
import { uploadExtensions } from '@embarca/contracts/file/routes.ts'
import { type DragEvent, useId, useState } from 'react'
import { acceptUploads } from './accept-uploads.ts'
import { FileInput } from './FileInput.tsx'
import { FileList } from './FileList.tsx'
import { Icon } from './Icon.tsx'
import './file-drop.css'

type Props = {
  readonly label: string
  readonly files: readonly File[]
  readonly onChange?: (files: readonly File[]) => void
  readonly multiple?: boolean
  readonly allowed?: readonly string[]
  readonly error?: string | undefined
}

/** Files dropped or chosen, each below 5 MB and of an allowed kind; otherwise the specified notification explains why not. */
export const FileDrop = ({ label, files, onChange, multiple = true, allowed = uploadExtensions, error }: Props) => {
  const id = useId()
  const [over, setOver] = useState(false)
  const add = (given: readonly File[]) => {
    const accepted = acceptUploads(given, allowed)
    if (accepted.length > 0) onChange?.(multiple ? [...files, ...accepted] : accepted.slice(0, 1))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <div className="file-drop-field" data-error={error ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative; the input below does the same */}
      <div
        className={over ? 'file-drop over' : 'file-drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" size={20} />
        <label htmlFor={id}>
          {label} <span>ou arraste para cá</span>
        </label>
        <FileInput id={id} multiple={multiple} allowed={allowed} onFiles={add} />
        <small>{allowed.join(', ')} · menos de 5 MB cada</small>
      </div>
      {error && <small role="alert">{error}</small>}
      <FileList files={files} onRemove={(gone) => onChange?.(files.filter((file) => file !== gone))} />
    </div>
  )
}
