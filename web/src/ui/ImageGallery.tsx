import { useEffect, useState } from 'react'
import { downloadFile, useFileUrl } from '../base/file-download.ts'
import { useShortcut } from '../base/keyboard.ts'
import { IconButton } from './Button.tsx'
import { type GalleryImage, isShowable, wrap } from './gallery-images.ts'
import { Icon } from './Icon.tsx'
import { Skeleton } from './states.tsx'
import './image-gallery.css'

const Picture = ({ image, alt }: { readonly image: GalleryImage; readonly alt: string }) => {
  const { url, failed } = useFileUrl(image.url)
  const [broken, setBroken] = useState(false)
  if (failed || broken)
    return (
      <span className="picture-missing" role="img" aria-label={`${alt}: imagem indisponível`}>
        <Icon name="image" size={28} />
      </span>
    )
  return url ? <img src={url} alt={alt} onError={() => setBroken(true)} /> : <Skeleton height={320} width={240} />
}

type Props = {
  readonly images: readonly GalleryImage[]
  readonly empty?: string
  /** Called with the image that is shown. */
  readonly onShow?: (image: GalleryImage | undefined) => void
}

/** Images one at a time; the arrow keys wrap around, and a strip of thumbnails appears for more than one. */
export const ImageGallery = ({ images, empty = 'Nenhum arquivo anexado...', onShow }: Props) => {
  const [selected, setSelected] = useState(0)
  const shown = images.filter(isShowable)
  const at = Math.min(selected, Math.max(0, shown.length - 1))
  const image = shown[at]
  const several = shown.length > 1
  const step = (by: number) => setSelected(wrap(at + by, shown.length))
  useShortcut({ keys: 'ArrowRight', label: 'Próxima imagem', group: 'Imagens', run: () => step(1) }, { when: several })
  useShortcut({ keys: 'ArrowLeft', label: 'Imagem anterior', group: 'Imagens', run: () => step(-1) }, { when: several })
  // biome-ignore lint/correctness/useExhaustiveDependencies: called again only when another image is shown
  useEffect(() => onShow?.(image), [image?.id])

  if (!image) return <p className="gallery gallery-empty">{empty}</p>
  return (
    <figure className="gallery" aria-roledescription="galeria">
      <div className="gallery-stage">
        <Picture key={image.id} image={image} alt={image.name} />
        {several && <IconButton icon="left" label="Imagem anterior" className="framed before" onClick={() => step(-1)} />}
        {several && <IconButton icon="right" label="Próxima imagem" className="framed after" onClick={() => step(1)} />}
        <IconButton icon="download" label="Baixar anexo" className="framed save" onClick={() => void downloadFile(image.url, image.name)} />
      </div>
      <figcaption className="gallery-strip">
        {several &&
          shown.map((thumbnail, index) => (
            <button
              key={thumbnail.id}
              type="button"
              className="thumb"
              aria-label={`Imagem ${index + 1}`}
              aria-current={index === at || undefined}
              onClick={() => setSelected(index)}
            >
              <Picture image={thumbnail} alt="" />
            </button>
          ))}
        <span className="num" aria-live="polite">
          {at + 1} de {shown.length}
        </span>
      </figcaption>
    </figure>
  )
}
