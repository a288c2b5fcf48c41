import { Tab } from '../../../ui/Tab.tsx'
import type { BoardAddress } from '../board-address.ts'
import { useBoardSource } from '../board-source.ts'
import { type ListSection, sectionNames, sections } from './sections.ts'
import { useSectionCounts } from './use-section-counts.ts'

type Props = { readonly address: BoardAddress; readonly section: ListSection; readonly onShow: (section: ListSection) => void }

/** The predefined tabs, each with its number of loads under the filters. */
export const SectionTabs = ({ address, section, onShow }: Props) => {
  const countOf = useSectionCounts(address)
  const { older } = useBoardSource()
  // The older board has two tabs; a link may open another.
  const shown = older ? sections.filter((one, at) => at < 2 || one === section) : sections
  return (
    <nav className="section-tabs sideways" aria-label="Listas">
      {shown.map((one) => (
        <Tab key={one} className="section-tab" on={one === section} onSelect={() => onShow(one)}>
          {sectionNames[one]} <b className="num">{countOf(one) ?? ''}</b>
        </Tab>
      ))}
    </nav>
  )
}
