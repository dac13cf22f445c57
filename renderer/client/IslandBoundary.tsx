import { Component, type ReactNode, useEffect } from 'react'

interface Props {
  /** The island is awake: its effects have run, and it answers to events. */
  onAwake: () => void
  /** Rendering has failed, and what was rendered is about to go. */
  onBroken: () => void
  /** Rendering has failed, at hydration or later. */
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Keeps an error inside its island, so that the others never notice. */
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
    return (
      <>
        {this.props.children}
        <Awake onAwake={this.props.onAwake} />
      </>
    )
  }
}

function Awake({ onAwake }: Pick<Props, 'onAwake'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first commit.
  useEffect(onAwake, [])
  return null
}
