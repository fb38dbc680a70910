import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';

export const toasts = new ToastQueue<{ title: string }>();

export const showToast = (title: string) => toasts.add({ title }, { timeout: 5000 });

export function Toasts() {
  return (
    <ToastRegion queue={toasts} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>
            <Text slot="title">{toast.content.title}</Text>
          </ToastContent>
          <Button slot="close">✕</Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
