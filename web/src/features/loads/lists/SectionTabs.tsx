import type { BoardAddress } from '../board-address.ts'
import { useBoardSource } from '../board-source.ts'
import { type Section, sectionNames, sections } from './sections.ts'
import { useSectionCounts } from './use-section-counts.ts'

type Props = { readonly address: BoardAddress; readonly section: Section; readonly onShow: (section: Section) => void }

/** The predefined tabs, each with how many loads it holds under the filters. */
export const SectionTabs = ({ address, section, onShow }: Props) => {
  const countOf = useSectionCounts(address)
  const { older } = useBoardSource()
  const shown = older ? sections.slice(0, 2) : sections
  return (
    <nav className="section-tabs" aria-label="Listas">
      {shown.map((one) => (
        <button key={one} type="button" className="section-tab" aria-pressed={one === section} onClick={() => onShow(one)}>
          {sectionNames[one]} <b className="num">{countOf(one) ?? ''}</b>
        </button>
      ))}
    </nav>
  )
}
