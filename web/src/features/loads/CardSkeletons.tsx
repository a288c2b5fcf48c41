import { Skeleton } from '../../ui/states.tsx'

/** Placeholders with the layout of the cards. */
export const CardSkeletons = ({ count = 4 }: { readonly count?: number }) => (
  <div className="card-skeletons" role="status" aria-label="Carregando cargas">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are alike and never move
      <div key={i} className="card-skeleton">
        <Skeleton height={20} width="48%" radius={10} />
        <Skeleton count={2} height={12} />
        <Skeleton height={16} width="34%" />
      </div>
    ))}
  </div>
)
