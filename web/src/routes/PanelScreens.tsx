import { useNavigate, useSearch } from '@tanstack/react-router'
import { PanelList } from '../features/panels/PanelList.tsx'
import { PanelPage } from '../features/panels/PanelPage.tsx'

export const PanelsScreen = () => {
  const address = useSearch({ from: '/settings/panels' })
  const navigate = useNavigate()
  return <PanelList address={address} onAddress={(search) => void navigate({ to: '/settings/panels', search })} />
}

export const PanelScreen = () => {
  const { id, code } = useSearch({ from: '/settings/panels/new' })
  return <PanelPage key={id ?? 'new'} id={id} code={code} />
}
