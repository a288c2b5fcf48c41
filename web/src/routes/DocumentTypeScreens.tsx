import { useNavigate, useSearch } from '@tanstack/react-router'
import { DocumentTypeList } from '../features/document-types/DocumentTypeList.tsx'
import { DocumentTypePage } from '../features/document-types/DocumentTypePage.tsx'

export const DocumentTypesScreen = () => {
  const address = useSearch({ from: '/documentTypes' })
  const navigate = useNavigate()
  return <DocumentTypeList address={address} onAddress={(search) => void navigate({ to: '/documentTypes', search })} />
}

export const DocumentTypeScreen = () => {
  const { id } = useSearch({ from: '/documentTypes/new' })
  return <DocumentTypePage key={id ?? 'new'} id={id} />
}
