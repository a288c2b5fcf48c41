import { Galleria } from 'primereact/galleria'
import { useEffect, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { Icon } from '../Icon.tsx'
import { GalleryPicture } from './GalleryPicture.tsx'
import { GalleryTools } from './GalleryTools.tsx'
import { type GalleryImage, isShowable, wrap } from './gallery-images.ts'
import type { ImageFit } from './image-box.ts'
import { ZoomedImage } from './ZoomedImage.tsx'
import '../../theme/prime/gallery.css'

type Props = {
  readonly images: readonly GalleryImage[]
  readonly empty?: string
  readonly fit?: ImageFit
  /** The keys that show the next and the previous image; default: the arrow keys. */
  readonly keys?: { readonly next: string; readonly previous: string }
  /** Called with the image that is shown. */
  readonly onShow?: (image: GalleryImage | undefined) => void
}

const arrows = { next: 'ArrowRight', previous: 'ArrowLeft' }
const UPRIGHT = { zoom: 1, turns: 0 }

/** PrimeReact names neither its region nor its buttons, and gives thumbnails the role of tabs without panels. */
const passThrough = {
  root: { role: 'group', 'aria-label': 'Imagens', 'aria-roledescription': 'galeria' },
  item: { role: undefined, 'aria-label': undefined },
  previousItemButton: { 'aria-label': 'Imagem anterior' },
  nextItemButton: { 'aria-label': 'Próxima imagem' },
  thumbnailItems: { role: 'group', 'aria-label': 'Miniaturas' },
  thumbnailItem: { role: undefined, 'aria-selected': undefined, 'aria-controls': undefined },
  thumbnailItemContent: { role: 'button', 'aria-label': undefined },
}

/** Images one at a time, zoomed and turned in place; arrow keys wrap around, and a strip of thumbnails appears for more than one. */
export const ImageGallery = ({ images, empty = 'Nenhum arquivo anexado...', fit = 'whole', keys = arrows, onShow }: Props) => {
  const [selected, setSelected] = useState(0)
  const [view, setView] = useState(UPRIGHT)
  const shown = images.filter(isShowable)
  const at = Math.min(selected, Math.max(0, shown.length - 1))
  const image = shown[at]
  const several = shown.length > 1
  const show = (index: number) => {
    setSelected(wrap(index, shown.length))
    setView(UPRIGHT)
  }
  useShortcut({ keys: keys.next, label: 'Próxima imagem', group: 'Imagens', run: () => show(at + 1) }, { when: several })
  useShortcut({ keys: keys.previous, label: 'Imagem anterior', group: 'Imagens', run: () => show(at - 1) }, { when: several })
  // biome-ignore lint/correctness/useExhaustiveDependencies: called again only when another image is shown
  useEffect(() => onShow?.(image), [image?.id])

  if (!image) return <p className="gallery gallery-empty">{empty}</p>
  const turn = (by: 1 | -1) => setView(({ turns }) => ({ zoom: 1, turns: turns + by }))
  return (
    <Galleria
      className="gallery"
      pt={passThrough}
      value={shown as GalleryImage[]}
      activeIndex={at}
      onItemChange={({ index }) => show(index)}
      circular
      numVisible={shown.length}
      showItemNavigators={several}
      showThumbnails={several}
      showThumbnailNavigators={false}
      itemPrevIcon={<Icon name="left" />}
      itemNextIcon={<Icon name="right" />}
      item={(one: GalleryImage) => (
        <GalleryPicture key={one.id} image={one} alt={one.name}>
          {(url, onBroken) => <ZoomedImage url={url} alt={one.name} fit={fit} onBroken={onBroken} {...view} />}
        </GalleryPicture>
      )}
      thumbnail={(one: GalleryImage) => {
        const alt = `Imagem ${shown.indexOf(one) + 1}`
        return (
          <GalleryPicture image={one} alt={alt}>
            {(url, onBroken) => <img src={url} alt={alt} onError={onBroken} />}
          </GalleryPicture>
        )
      }}
      footer={
        <>
          <GalleryTools image={image} zoom={view.zoom} onZoom={(zoom) => setView({ ...view, zoom })} onTurn={turn} />
          <span className="gallery-count num" aria-live="polite">
            {at + 1} de {shown.length}
          </span>
        </>
      }
    />
  )
}
