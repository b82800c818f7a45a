import { FailedState } from '@hangtag/ui/patterns/FailedState';
import { Component, type ReactNode } from 'react';
import { logFailure } from '../remote/log.ts';
import { retryScreens } from './lazyScreen.tsx';

interface State {
  readonly hasFailed: boolean;
}

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Whether the surrounding frame sets the page's title. @default false */
  isTitled?: boolean;
  /** Replaces what failed. @default a failed state that fills the screen's place */
  failed?: (retry: () => void) => ReactNode;
}

/** Catches a screen that fails to load or render; the rest of the page stays usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure(error);
  }

  readonly retry = () => void retryScreens().then(() => this.setState({ hasFailed: false }));

  override render() {
    const { children, failed } = this.props;
    if (!this.state.hasFailed) return children;
    if (failed) return failed(this.retry);
    return (
      <FailedState
        level={this.props.isTitled ? 2 : 1}
        title="This screen didn’t load"
        onRetry={this.retry}
      >
        Your saved work is safe. Check the connection, then try again.
      </FailedState>
    );
  }
}
