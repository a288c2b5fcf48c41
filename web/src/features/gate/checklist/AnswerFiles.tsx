import { IconButton } from '../../../ui/Button.tsx'
import { GalleryPicture } from '../../../ui/gallery/GalleryPicture.tsx'
import { isLocalFile } from '../offline/local-files.ts'
import { useLocalUrl } from '../offline/use-local-url.ts'

const addressOf = (fileId: string) => `/webshipper/file/download?fileName=${encodeURIComponent(fileId)}`

const Picture = ({ fileId, alt }: { readonly fileId: string; readonly alt: string }) => {
  const local = useLocalUrl(isLocalFile(fileId) ? fileId : undefined)
  if (isLocalFile(fileId)) return local ? <img src={local} alt={alt} /> : null
  return (
    <GalleryPicture image={{ id: fileId, url: addressOf(fileId), name: alt }} alt={alt}>
      {(url, onBroken) => <img src={url} alt={alt} onError={onBroken} />}
    </GalleryPicture>
  )
}

type Props = { readonly files: readonly string[]; readonly label: string; readonly onRemove?: ((fileId: string) => void) | undefined }

/** The photos of an answer, or its signature; one that was forgotten with its driver cannot be shown any more. */
export const AnswerFiles = ({ files, label, onRemove }: Props) => (
  <ul className="answer-files">
    {files.map((fileId, i) => {
      const alt = `${label} ${files.length > 1 ? i + 1 : ''}`.trim()
      return (
        <li key={fileId}>
          <Picture fileId={fileId} alt={alt} />
          {onRemove && <IconButton icon="trash" tip={false} label={`Remover ${alt}`} onClick={() => onRemove(fileId)} />}
        </li>
      )
    })}
  </ul>
)
