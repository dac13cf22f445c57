import { Component, type ReactNode, useEffect } from 'react'

interface Props {
  /** Called once the island is interactive: its effects have run. */
  onAwake: () => void
  /** Called when rendering has failed, before React removes the rendered nodes. */
  onBroken: () => void
  /** Called when rendering has failed, at hydration or later. */
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Contains an error within its island, so that the others keep working. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    if (this.state.failed) {
      this.props.onBroken()
      return null
    }
    return <Awake onAwake={this.props.onAwake}>{this.props.children}</Awake>
  }
}

/** Around the children: beside them, it would change the ids of `useId`, which the build has given without it. */
function Awake({ onAwake, children }: Pick<Props, 'onAwake' | 'children'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit.
  useEffect(onAwake, [])
  return children
}
