import { Skeleton } from '../../ui/states.tsx'

/** Placeholder with the layout of the page. */
export const DetailsSkeleton = () => (
  <main className="load-details" aria-busy="true" aria-label="Carregando carga">
    <div className="title">
      <Skeleton height={28} width={280} />
    </div>
    <div className="phases">
      <Skeleton height={36} />
    </div>
    <div className="page">
      <div className="reading">
        <Skeleton height={64} radius={10} />
        <div className="gap" />
        <Skeleton height={420} radius={10} />
      </div>
      <aside>
        <Skeleton count={3} height={180} gap={12} radius={10} />
      </aside>
    </div>
  </main>
)
