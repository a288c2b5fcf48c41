// A native input: PrimeReact's FileUpload draws a button of its own and keeps its own list; here a label is the button and the form has the files.
// tests/journeys/gallery.browser.spec.ts asserts both.
import { uploadExtensions } from '@embarca/contracts/file/routes.ts'

type Props = {
  readonly id?: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  /** Extensions that the dialog of the device offers; it can be told otherwise, so the caller checks again. */
  readonly allowed?: readonly string[]
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses files; only its label is seen. The same file can be chosen again. */
export const FileInput = ({ id, multiple, disabled, allowed = uploadExtensions, onFiles }: Props) => (
  <input
    id={id}
    type="file"
    className="hidden-text"
    multiple={multiple}
    disabled={disabled}
    accept={allowed.map((extension) => `.${extension}`).join(',')}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])])
      target.value = ''
    }}
  />
)
