import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { Button } from '@hangtag/ui/elements/Button';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Component, type ReactNode } from 'react';
import { logFailure } from '../remote/log.ts';
import { retryScreens } from './lazyScreen.tsx';

interface State {
  readonly hasFailed: boolean;
}

/** Catches a screen that did not load or broke while drawing; the rest of the page stays usable. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure(error);
  }

  readonly retry = () => {
    retryScreens();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        level={2}
        title="This screen didn’t load"
        illustration={<TagDrawing state="torn" />}
        announcement="assertive"
        actions={<Button onPress={this.retry}>Try again</Button>}
      >
        Your saved work is safe. Check the connection, then try again.
      </EmptyState>
    );
  }
}
