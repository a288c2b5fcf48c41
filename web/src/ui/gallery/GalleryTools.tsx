import { downloadFile } from '../../base/file-download.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { IconButton } from '../Button.tsx'
import type { GalleryImage } from './gallery-images.ts'
import { nextZoom, ZOOMS } from './image-box.ts'

type Props = {
  readonly image: GalleryImage
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onTurn: (by: 1 | -1) => void
}

/** Zoom, rotation and download of the shown image, by mouse and by key. */
export const GalleryTools = ({ image, zoom, onZoom, onTurn }: Props) => {
  const closer = () => onZoom(nextZoom(zoom, 1))
  const further = () => onZoom(nextZoom(zoom, -1))
  useShortcut({ keys: '+', label: 'Aproximar a imagem', group: 'Imagens', run: closer })
  useShortcut({ keys: '-', label: 'Afastar a imagem', group: 'Imagens', run: further })
  useShortcut({ keys: 'g', label: 'Girar a imagem', group: 'Imagens', run: () => onTurn(1) })
  return (
    <div className="gallery-tools" role="toolbar" aria-label="Ferramentas da imagem">
      <IconButton icon="minus" label="Afastar" disabled={zoom === ZOOMS[0]} onClick={further} />
      <output className="num" aria-label="Aproximação">
        {zoom * 100} %
      </output>
      <IconButton icon="plus" label="Aproximar" disabled={zoom === ZOOMS.at(-1)} onClick={closer} />
      <IconButton icon="turn-left" label="Girar à esquerda" onClick={() => onTurn(-1)} />
      <IconButton icon="turn-right" label="Girar à direita" onClick={() => onTurn(1)} />
      <IconButton icon="download" label="Baixar anexo" onClick={() => void downloadFile(image.url, image.name)} />
    </div>
  )
}
