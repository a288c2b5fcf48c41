import { useParams } from '@tanstack/react-router'
import { BatchPage } from '../features/grouped/BatchPage.tsx'
import { GroupedPage } from '../features/grouped/GroupedPage.tsx'

export const BatchScreen = () => {
  const params = useParams({ from: '/loads/$hashId/details/batch/$batchId' })
  return <BatchPage key={params.batchId} {...params} />
}

export const GroupedScreen = () => {
  const params = useParams({ from: '/loads/$hashId/details/grouped/$deliveryId' })
  return <GroupedPage key={params.deliveryId} {...params} />
}
